/** The screens pages are looked at on, in CSS pixels. */
export const NARROWEST = { width: 320, height: 640 };
export const PHONE = { width: 360, height: 740 };
export const SCREEN = { width: 1440, height: 900 };
