import { readFile } from 'node:fs/promises'
import { http, HttpResponse } from 'msw'

/** The heroes of the tests' edition, which a browser has from its server and the test process from the disk. */
export const artHandlers = [
  http.get(/\/art\/[\w/-]+\.svg$/, async ({ request }) => {
    const file = `tests/editions/frozen/public${new URL(request.url).pathname}`
    return new HttpResponse(await readFile(file, 'utf8'), {
      headers: { 'content-type': 'image/svg+xml' },
    })
  }),
]
