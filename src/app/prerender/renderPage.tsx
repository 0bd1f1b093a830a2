import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { Site } from '../App'
import { preloadScreenAt } from '../screens'

/** Returns the HTML that a visitor without stored data sees. */
export async function renderPage(path: string): Promise<string> {
  // Without it, the HTML would have a placeholder instead of the screen.
  await preloadScreenAt(path)
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>
        <Site />
      </StaticRouter>
    </StrictMode>,
    // Infinity turns streaming off: streamed parts need an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  )
  const chunks: string[] = []
  for await (const chunk of prelude) chunks.push(String(chunk))
  if (errors.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: errors[0] })
  return chunks.join('')
}
