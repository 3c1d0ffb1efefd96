/** Controls without a border, a line under their text, an icon or a label. Runs in the browser. */
export const borderlessControls = (): string[] =>
  [...document.querySelectorAll('button, input, select')]
    .filter((control) => {
      const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(control);
      const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
      const isDrawn = hasBorder || textDecorationLine !== 'none' || control.querySelector('svg') || control.ariaLabel;
      return control.checkVisibility() && !isDrawn;
    })
    .map((control) => control.outerHTML.slice(0, 100));
