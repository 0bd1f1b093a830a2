import { BrowserRouter } from 'react-router-dom'
import { Toaster } from '@/shared/ui/toast/Toaster'
import { FestProvider } from '@/state/FestProvider'
import { AppRoutes } from './routes'
import { useFetchAhead } from './useFetchAhead'

export function App() {
  return (
    <BrowserRouter>
      <Site />
    </BrowserRouter>
  )
}

/** Everything except the router, which is different in a prerendered document. */
export function Site() {
  useFetchAhead()
  return (
    <FestProvider>
      <AppRoutes />
      <Toaster />
    </FestProvider>
  )
}
