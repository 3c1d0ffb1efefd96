import type { z } from 'zod';
import { contractArticle } from '@/lib/cms/schema/article';
import { contractPaged } from '@/lib/cms/schema/paged';

export const readableList = contractPaged('article', contractArticle);

export type List = z.output<typeof readableList>;

/**
 * The faults of a list that a schema cannot express.
 *
 * @param listOf the list that an earlier call got; undefined if it failed
 */
export type Rule = (list: List, listOf: (path: string) => List | undefined) => string[];

const idsOf = ({ data }: List): string[] => data.map(({ _id }) => _id);

const byMoment =
  (field: 'publishDate' | 'startDate', direction: 1 | -1, order: string): Rule =>
  ({ data }) => {
    const moments = data.flatMap(({ [field]: date }) => (date ? [Date.parse(date)] : []));
    const isSorted = moments.every((moment, index) => direction * (moment - (moments[index - 1] ?? moment)) >= 0);
    return isSorted ? [] : [`not sorted by ${field}, ${order} first`];
  };

export const latestFirst = (field: 'publishDate' | 'startDate') => byMoment(field, -1, 'latest');
export const earliestFirst = byMoment('publishDate', 1, 'earliest');

export const only =
  (type: string): Rule =>
  ({ data }) =>
    data.every((article) => article.type === type) ? [] : [`contains other types than ${type}`];

export const tagged =
  (...tags: string[]): Rule =>
  ({ data }) =>
    data.every((article) => tags.some((tag) => article.tags.includes(tag)))
      ? []
      : ['contains articles with none of the tags'];

export const empty: Rule = ({ data }) => (data.length === 0 ? [] : ['is not empty']);

/** The articles of a category or subcategory, all of which must name it. */
export const ofCategory =
  (field: 'category' | 'subcategory', id: string): Rule =>
  ({ data }) => {
    const other = data.find(({ [field]: reference }) => reference?._id !== id);
    return other ? [`contains articles without ${field} ${id}, such as ${other._id}`] : [];
  };

/** Rules for the first page of every list. */
export const firstPage =
  (limit: number): Rule =>
  ({ count, meta: { total = count, last_page, per_page = limit } }) => {
    const pages = Math.ceil(total / per_page);
    return [
      ...(count > limit ? [`contains ${count} articles for limit=${limit}`] : []),
      ...(count > total ? [`contains ${count} articles, but meta.total is ${total}`] : []),
      ...(count === 0 && total > 0 ? [`is empty, but meta.total is ${total}: are pages numbered from 1?`] : []),
      ...(last_page !== undefined && last_page < pages
        ? [`meta.last_page is ${last_page}, but ${total} articles fill ${pages} pages of ${per_page}`]
        : []),
    ];
  };

/** The second page of a list, after the call of its first one. */
export const secondPage =
  (first: string): Rule =>
  (list, listOf) => {
    const before = listOf(first);
    if (!before) return [];
    const ids = new Set(idsOf(before));
    const repeated = idsOf(list).find((id) => ids.has(id));
    if (repeated) return [`contains articles of page 1, such as ${repeated}`];
    const { last_page, total = last_page === 1 ? before.count : undefined } = before.meta;
    if (total === undefined || list.count > 0 === total > before.count) return [];
    return [`contains ${list.count} articles, but page 1 had ${before.count} of ${total}`];
  };

/** The list of an earlier call, with another limit: both begin with the same articles. */
export const beginsAs =
  (path: string): Rule =>
  (list, listOf) => {
    const other = listOf(path);
    const ids = new Set(idsOf(list));
    const isApart = other && other.count > 0 && !idsOf(other).some((id) => ids.has(id));
    return isApart ? [`contains none of the articles of ${path}: are pages numbered from 1?`] : [];
  };
