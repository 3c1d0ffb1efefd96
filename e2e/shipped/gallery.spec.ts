import type { Locator, Page } from '@playwright/test';
import { fill } from '@/lib/i18n/fill';
import { pagePaths } from '../support/addresses';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test } from '../support/test';

/** Pictures of the gallery in the sample article. */
const TOTAL = 3;

const openGallery = async (page: Page, path: string, label: string): Promise<Locator> => {
  await openHydrated(page, path);
  const gallery = page.getByRole('main').getByRole('figure', { name: label });
  await gallery.scrollIntoViewIfNeeded();
  return gallery;
};

test('turns by buttons, dots and arrow keys, around its ends', async ({ page, source }) => {
  const messages = MESSAGES.sr.Gallery;
  const gallery = await openGallery(page, pagePaths(source, 'sr').subcategoryArticle, messages.label);
  const at = (current: number): Promise<void> =>
    expect(gallery.getByText(fill(messages.position, { current, total: TOTAL })).first()).toBeVisible();
  const press = (name: string): Promise<void> => gallery.getByRole('button', { name, exact: true }).click();

  await at(1);
  await press(messages.next);
  await at(2);
  await press(messages.previous);
  await at(1);
  await press(messages.previous);
  await at(TOTAL);
  await press(messages.next);
  await at(1);
  await press(fill(messages.goTo, { number: 2 }));
  await at(2);
  await page.keyboard.press('ArrowRight');
  await at(TOTAL);
  await page.keyboard.press('ArrowRight');
  await at(1);
  await page.keyboard.press('ArrowLeft');
  await at(TOTAL);
});

test('fills the screen until it is closed', async ({ page, source }) => {
  const messages = MESSAGES.en.Gallery;
  const gallery = await openGallery(page, pagePaths(source, 'en').subcategoryArticle, messages.label);
  const dialog = page.getByRole('dialog', { name: messages.label });
  const full = gallery.getByRole('button', { name: messages.fullScreen });
  await expect(dialog).toBeHidden();
  await full.scrollIntoViewIfNeeded();
  const place = await full.boundingBox();
  await full.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: messages.next }).click();
  const position = dialog.getByText(fill(messages.position, { current: 2, total: TOTAL }));
  await expect(position).toBeVisible();
  await expect(position).toHaveAttribute('aria-live', 'polite');
  await dialog.getByRole('button', { name: messages.close }).click();
  await expect(dialog).toBeHidden();
  await expect(full).toBeFocused();
  // The page stayed where it was.
  expect(await full.boundingBox()).toEqual(place);

  await full.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(gallery.getByText(fill(messages.position, { current: 2, total: TOTAL })).first()).toBeVisible();
});

test('a press that makes React hydrate counts once', async ({ page, source }) => {
  const messages = MESSAGES.sr.Gallery;
  const path = pagePaths(source, 'sr').subcategoryArticle;
  const html = await (await page.request.get(path)).text();
  const lastScript = /\/([^/"]+)"\]<\/script>/.exec(html)?.[1] ?? '';
  const press = ([file, label]: [string, string]) => {
    const pressAfter = ({ target }: Event): void => {
      if (!(target instanceof HTMLScriptElement && target.src.endsWith(file))) return;
      document.querySelector<HTMLElement>(`main [aria-label="${label}"]`)?.click();
    };
    document.addEventListener('load', pressAfter, true);
  };
  await page.addInitScript(press, [lastScript, messages.next] as [string, string]);
  const gallery = await openGallery(page, path, messages.label);
  // A second press would follow at once.
  await page.waitForTimeout(500);
  await expect(gallery.getByText(fill(messages.position, { current: 2, total: TOTAL })).first()).toBeVisible();
});
