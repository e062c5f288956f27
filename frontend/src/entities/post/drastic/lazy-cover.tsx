import { Suspense, type ComponentProps } from 'react'
import { lazyPart } from '#spa/platform/lazy-part.tsx'

const Cover = lazyPart(async () => (await import('./drastic-cover.tsx')).DrasticCover)

/** The cover, in a part of its own, because few contents have one. */
export const LazyCover = (props: ComponentProps<typeof Cover>) => (
  <Suspense>
    <Cover {...props} />
  </Suspense>
)
