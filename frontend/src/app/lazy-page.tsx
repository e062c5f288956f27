import { lazy, useState, type ComponentType } from 'react'

export interface Loadable {
  /** Loads the chunk. An error surfaces where the page is rendered. */
  readonly load: () => Promise<void>
}

/**
 * A page in its own chunk. When it is already loaded, it renders without suspending: React delays content that
 * suspended behind a fallback by 300 ms.
 */
export const lazyPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & Loadable => {
  let Loaded: ComponentType<Props> | undefined
  const fetchPage = async () => {
    Loaded = await load()
    return { default: Loaded }
  }
  const Later = lazy(fetchPage)
  const Page = (props: Props) => {
    const [Shown] = useState(() => Loaded ?? Later)
    return <Shown {...props} />
  }
  return Object.assign(Page, {
    load: async () => {
      await fetchPage().catch(() => undefined)
    },
  })
}
