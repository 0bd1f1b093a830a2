import packageJson from '../../../package.json' with { type: 'json' }

/** Converts the browserslist of package.json for Vite: "ios_saf >= 16.4" becomes "ios16.4". */
export function browserTargets(): string[] {
  return (
    packageJson.browserslist
      // Vite has no name for Samsung Internet, which is a Chromium.
      .filter((line) => !line.startsWith('samsung'))
      .map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''))
  )
}
