/** The word that `changedBuild.ts` changes. */
export const CHANGED = {
  file: 'src/features/about/FaqsScreen.tsx',
  before: 'Another question?',
  after: 'One more question?',
}
/** Makes a build that cannot start. */
export const BROKEN = {
  file: 'src/app/start.tsx',
  before: 'keepInstallPrompt()',
  after: "throw new Error('The build is broken')",
}
