/**
 * `sizes` of a picture as wide as a phone. Screens of high density get a picture for 1.5 device pixels per CSS pixel: more is
 * hardly visible on a small screen and takes two to three times the bytes.
 */
export const PHONE_SIZES =
  '(max-width: 463px) and (min-resolution: 2.8dppx) 48vw, (max-width: 463px) and (min-resolution: 1.5dppx) 58vw';
