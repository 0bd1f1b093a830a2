import { BrowserRouter } from 'react-router-dom'
import { Toaster } from '@/shared/ui/toast/Toaster'
import { FestProvider } from '@/state/FestProvider'
import { AppRoutes } from './routes'
import { useFetchAhead } from './useFetchAhead'

/** The site in a browser. */
export function App() {
  return (
    <BrowserRouter>
      <Site />
    </BrowserRouter>
  )
}

/** What a browser and a prerendered document have in common: all but the router. */
export function Site() {
  useFetchAhead()
  return (
    <FestProvider>
      <AppRoutes />
      <Toaster />
    </FestProvider>
  )
}
