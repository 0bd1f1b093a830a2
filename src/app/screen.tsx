import { lazy, useState, type ComponentType } from 'react'

type Module<Props> = { default: ComponentType<Props> }

const fetchers = new Map<unknown, () => Promise<unknown>>()

/**
 * A screen in a file of its own, fetched when it is first shown. One that is here already is drawn at once; with
 * `lazy` alone React would show the placeholder first, and then keep it up for a third of a second.
 */
export function screen<Props extends object>(load: () => Promise<Module<Props>>) {
  let fetched: ComponentType<Props> | undefined
  async function fetch(): Promise<Module<Props>> {
    const module = await load()
    fetched = module.default
    return module
  }
  const Lazy: ComponentType<Props> = lazy(fetch)
  function Screen(props: Props) {
    const [Shown] = useState(() => fetched ?? Lazy)
    return <Shown {...props} />
  }
  fetchers.set(Screen, fetch)
  return Screen
}

/** Fetches the file of a component that `screen` made; of any other there is nothing to fetch. */
export function fetchScreen(component: unknown): Promise<unknown> {
  return fetchers.get(component)?.() ?? Promise.resolve()
}
