/** The word in which a second build differs from the first (`changedBuild.ts`). */
export const CHANGED = {
  file: 'src/features/about/FaqsScreen.tsx',
  before: 'Another question?',
  after: 'One more question?',
}
/** A second build that cannot start. */
export const BROKEN = {
  file: 'src/app/start.tsx',
  before: 'keepInstallPrompt()',
  after: "throw new Error('The build is broken')",
}
