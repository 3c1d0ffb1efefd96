import { layOutForPlace, showBelow } from '@/lib/document/loader/below';
import { bringOtherFaces, changeFaces, wearKnownFaces } from '@/lib/document/loader/faces';
import { firstView } from '@/lib/document/loader/firstView';
import { bringAtRest, bringWhenTouched, partTasksOfNext } from '@/lib/document/loader/scripts';

// The loader: it stands in a kept page (lib/document/seal.mjs), and brings all that comes after its first view. Everything
// reads, links and pages without that, so it never competes with text and the first picture.
// It is a module, and so runs apart from the reading of the page, which is one task with its first styles.

/** The face of headings comes before the pictures further down, so that both change the page in one go. */
async function followFirstView(): Promise<void> {
  await firstView();
  await changeFaces();
  void showBelow();
  void bringOtherFaces();
  bringAtRest();
}

layOutForPlace();
wearKnownFaces();
partTasksOfNext();
bringWhenTouched();
addEventListener('scroll', () => void showBelow(), { once: true, passive: true });
void followFirstView();
