import { useEffect, useRef, type RefObject } from 'react'
import { useNavigationType } from 'react-router-dom'

type Part = RefObject<HTMLElement | null>

/** After a choice, but not after Back: the first entry of the list has the focus, and it and the plan are in sight. */
export function useShowChoice(frame: Part, side: Part, choice: string): void {
  const isStepBack = String(useNavigationType()) === 'POP'
  const last = useRef(choice)
  useEffect(() => {
    const [plan, list] = [frame.current, side.current]
    if (!plan || !list || last.current === choice) return
    last.current = choice
    list.scrollTop = 0
    if (isStepBack) return
    const first = list.querySelector<HTMLElement>('[data-shown]') ?? list
    first.focus({ preventScroll: true })
    const bottom = first.closest('li')?.getBoundingClientRect().bottom ?? 0
    if (plan.getBoundingClientRect().top < 0 || bottom > window.innerHeight) plan.scrollIntoView()
  }, [frame, side, choice, isStepBack])
}
