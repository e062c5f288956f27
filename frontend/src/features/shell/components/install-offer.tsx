import { Suspense } from 'react'
import { useCanInstall } from '#spa/platform/install/install-offer.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'

const InstallButton = lazyPart(
  async () => (await import('./install-button.tsx')).InstallButton,
  () => null,
)

/** The button 'App installieren', only while the browser offers it and the app is not installed. */
export const InstallOffer = ({ block = false }: { block?: boolean }) => (
  <Suspense fallback={null}>{useCanInstall() && <InstallButton block={block} />}</Suspense>
)
