import packageJson from '../../../package.json' with { type: 'json' }

/** The oldest browsers of package.json, which lint also uses, as Vite spells them: "ios_saf >= 16.4" is "ios16.4". */
export function browserTargets(): string[] {
  return (
    packageJson.browserslist
      // Samsung Internet is a Chromium, and has no name in Vite.
      .filter((line) => !line.startsWith('samsung'))
      .map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''))
  )
}
