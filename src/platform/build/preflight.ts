import { loadEnv } from 'vite'
import { envProblems } from '@/festival/envProblems'
import { checkHosts } from './checkHosts'
import { publishWarnings } from './publishWarnings.ts'

/*
 * `npm run preflight` checks the `.env` (../README.md, section 1).
 * tsx runs this file and `checkHosts`, so both may import with `@`. Vite's configuration imports the rest of this folder,
 * and `@` does not work there.
 */
const env = { ...process.env, ...loadEnv('production', process.cwd(), 'VITE_') }
const problemsOfEnv = envProblems(env)
// A check of the hosts needs valid addresses.
const problems = problemsOfEnv.length > 0 ? problemsOfEnv : await checkHosts(env)

for (const warning of publishWarnings(env)) console.warn(`Warning: ${warning}`)
for (const problem of problems) console.error(`Fault: ${problem}`)
if (problems.length > 0) process.exitCode = 1
else {
  console.log('The environment is complete, and every host answers as the site needs.')
  console.log(
    'Not checked are Google’s scripts, which need the real site in a browser. Once it is online, go from its home page to Sign Up, tick the captcha until it asks for pictures, and look at the console: src/platform/README.md, section 6, step 8.',
  )
}
