import { useModalParam } from '@/shared/hooks/useModalParam'

/** What the address says of one event: `?event=5` shows it, `?event=5-register` registers for it. */
export function useEventParam() {
  const { value, open, close } = useModalParam('event')
  const [, id, step] = /^(\d+)(-register)?$/.exec(value ?? '') ?? []
  return {
    isOpen: Boolean(value),
    /** `undefined` also for a value that is no id at all. */
    id: id === undefined ? undefined : Number(id),
    isRegistering: step !== undefined,
    show: (eventId: number) => open(String(eventId)),
    /** In place of what is open, so that one step back still leads to the genre's page. */
    register: (eventId: number) => open(`${eventId}-register`, { replace: Boolean(value) }),
    close,
  }
}
