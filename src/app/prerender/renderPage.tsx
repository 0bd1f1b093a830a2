import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { Site } from '../App'
import { preloadScreenAt } from '../screens'

/** What a first-time visitor sees, as HTML. */
export async function renderPage(path: string): Promise<string> {
  // Loaded first, so that the screen renders without a placeholder.
  await preloadScreenAt(path)
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>
        <Site />
      </StaticRouter>
    </StrictMode>,
    // In one piece: parts that stream in later need a script in the page.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  )
  const chunks: string[] = []
  for await (const chunk of prelude) chunks.push(String(chunk))
  if (errors.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: errors[0] })
  return chunks.join('')
}
