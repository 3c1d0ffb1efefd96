/** Messages of the control, with the placeholders `{size}` and `{done}` in megabytes, and `{date}`. */
export type TakeAlongWords = {
  save: string;
  size: string;
  progress: string;
  cancel: string;
  resume: string;
  partly: string;
  saved: string;
  remove: string;
  removed: string;
  broken: string;
  full: string;
  later: string;
  see: string;
};
