import type { ChangeEventHandler } from 'react';
import styles from '@/components/resident-card/PartnerFields.module.scss';
import type { Messages } from '@/lib/i18n/messages';
import {
  PARTNER_CATEGORY_FILTER,
  PARTNER_QUERY,
  type PartnerCategory,
  type PartnerFilters,
} from '@/lib/routing/partnerFilters';
import { MAX_QUERY_LENGTH } from '@/lib/routing/queryText';

type Props = {
  /** The categories that have partners. */
  categories: ReadonlySet<PartnerCategory>;
  filters: PartnerFilters;
  messages: Messages['ResidentCardPage']['directory'];
  onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>;
};

/** Search and category as fields of a form, named as in the URL; the button is for browsers without scripts. */
export const PartnerFields = ({ categories, filters: { query, category }, messages, onChange }: Props) => (
  <div className={styles.fields}>
    <label>
      <span>{messages.search}</span>
      <input
        type="search"
        name={PARTNER_QUERY}
        value={query}
        onChange={onChange}
        placeholder={messages.placeholder}
        maxLength={MAX_QUERY_LENGTH}
        autoCorrect="off"
        enterKeyHint="search"
        spellCheck={false}
      />
    </label>
    <label>
      <span>{messages.category}</span>
      <select
        name={PARTNER_CATEGORY_FILTER.parameter}
        value={category ? PARTNER_CATEGORY_FILTER.toSlug(category) : ''}
        onChange={onChange}
      >
        <option value="">{messages.categories.all}</option>
        {PARTNER_CATEGORY_FILTER.choices
          .filter((choice) => categories.has(choice) || choice === category)
          .map((choice) => (
            <option key={choice} value={PARTNER_CATEGORY_FILTER.toSlug(choice)}>
              {messages.categories[choice]}
            </option>
          ))}
      </select>
    </label>
    <noscript>
      <button type="submit">{messages.apply}</button>
    </noscript>
  </div>
);
