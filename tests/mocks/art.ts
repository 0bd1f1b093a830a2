import { readFile } from 'node:fs/promises'
import { http, HttpResponse } from 'msw'

/** The drawings of the tests' edition, for the test process. A browser fetches them from its server. */
export const artHandlers = [
  http.get(/\/art\/[\w/-]+\.svg$/, async ({ request }) => {
    const file = `tests/editions/frozen/public${new URL(request.url).pathname}`
    return new HttpResponse(await readFile(file, 'utf8'), {
      headers: { 'content-type': 'image/svg+xml' },
    })
  }),
]
