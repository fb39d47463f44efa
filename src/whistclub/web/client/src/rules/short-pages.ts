/** The texts of the short rules by their paths, each loaded when it is read. */
export const SHORT = import.meta.glob<string>('../../../../messages/short/*/*.md', {
  query: '?raw',
  import: 'default',
});
