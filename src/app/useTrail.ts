import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { recordStep } from '@/state/trail'

/** Records which screen of this site is one step back in the history, for the Back button of the dashboard. */
export function useTrail() {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef<{ key: string; pathname: string }>(undefined)
  useEffect(() => {
    const from = last.current
    last.current = { key, pathname }
    if (!from || from.key === key || type === NavigationType.Pop) return
    recordStep(last.current, from, type === NavigationType.Push)
  }, [key, pathname, type])
}
