import { BrowserRouter } from 'react-router-dom'
import { Toaster } from '@/shared/ui/Toaster'
import { FestProvider } from '@/state/FestProvider'
import { AppRoutes } from './routes'
import { useFetchAhead } from './useFetchAhead'

export function App() {
  useFetchAhead()
  return (
    <BrowserRouter>
      <FestProvider>
        <AppRoutes />
        <Toaster />
      </FestProvider>
    </BrowserRouter>
  )
}
