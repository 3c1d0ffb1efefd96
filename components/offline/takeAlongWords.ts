/** Messages of the control, with the placeholders `{size}` and `{done}` in megabytes, and `{date}`. */
export type TakeAlongWords = Record<
  | ('save' | 'size' | 'progress' | 'cancel' | 'resume' | 'partly' | 'saved')
  | ('remove' | 'removed' | 'broken' | 'full' | 'later' | 'see'),
  string
>;
