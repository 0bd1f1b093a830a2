import type { Plugin } from 'vite'
import { envProblems } from '../../festival/envProblems.ts'
import type { RawEnv } from '../../festival/readEnv.ts'
import { publishWarnings } from './publishWarnings.ts'

/** Stops the build and the development server if the site cannot work. Warns if the site should not be published yet. */
export function checkEnv(env: RawEnv): Plugin {
  function check() {
    const problems = envProblems(env)
    if (problems.length === 0) return
    throw new Error(
      `${problems.join(' ')} Copy .env.example to .env, fill it in, and try again. Without an .env, \`npm start\` runs against the mock server.`,
    )
  }
  return {
    name: 'check-env',
    configureServer: check,
    buildStart() {
      check()
      const { name, config } = this.environment
      // There are two builds, for Node and for browsers. One warning is enough.
      if (config.command !== 'build' || name !== 'client') return
      for (const warning of publishWarnings(env)) config.logger.warnOnce(warning)
    },
  }
}
