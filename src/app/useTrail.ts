import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { recordStep } from '@/state/trail'

/** Remembers which of our screens lies below each step of the history, for the dashboard's Back. */
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
