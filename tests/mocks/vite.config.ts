import { defineConfig, mergeConfig } from 'vite'
import { siteConfig } from '../../vite.config.ts'
import { aliasOf, editionNamed, publicDirOf, useThemeInDocument } from '../editions/aliasOf.ts'
import { mockEnv } from './env.ts'
import { mockServer } from './vitePlugin.ts'

/** The site with the mock server in it. `EDITION=second` gives it the content of a made-up edition. */
export default defineConfig(() => {
  const edition = editionNamed(process.env.EDITION)
  const env = { ...mockEnv(edition), ...process.env }
  // Vite fills `import.meta.env` from here.
  Object.assign(process.env, env)
  return mergeConfig(siteConfig(env), {
    envDir: false,
    plugins: [mockServer(), ...(edition ? [useThemeInDocument(edition)] : [])],
    publicDir: edition ? publicDirOf(edition) : 'public',
    resolve: {
      alias: [
        ...(edition ? aliasOf(edition) : []),
        { find: '@mocks', replacement: import.meta.dirname },
      ],
    },
  })
})
