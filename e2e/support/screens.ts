/** The screens pages are looked at on, in CSS pixels. */
export const NARROWEST = { width: 320, height: 640 };
export const PHONE = { width: 360, height: 740 };
/** The window of a Pixel 7, on which weights and pictures are measured. */
export const PIXEL = { width: 412, height: 823 };
export const DESKTOP = { width: 1440, height: 900 };
