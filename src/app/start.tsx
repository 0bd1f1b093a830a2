import '@/shared/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/App'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to draw the site into')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
