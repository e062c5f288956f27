import { useEffect } from 'react'
import { ConnectionBanner } from '../features/shell/components/connection-banner.tsx'
import { startServiceWorker } from '#spa/platform/service-worker/start.ts'
import { keepTypedText } from '#spa/platform/typed-text.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'

/** What may appear over every screen, and what keeps typed text when the app reloads itself. */
export const Notices = () => {
  useEffect(keepTypedText, [])
  useEffect(startServiceWorker, [])
  return (
    <>
      <ConnectionBanner />
      <Toaster />
    </>
  )
}
