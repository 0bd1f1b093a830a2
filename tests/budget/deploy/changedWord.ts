/** The word in which the second build of `changedBuild.ts` differs from the first. */
export const CHANGED = {
  file: 'src/features/about/FaqsScreen.tsx',
  before: 'Another question?',
  after: 'One more question?',
}
