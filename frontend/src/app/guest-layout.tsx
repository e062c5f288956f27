import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { NewsletterField } from '../features/contact/components/newsletter-field.tsx'
import { GuestShell } from '../features/shell/components/guest-shell.tsx'
import { Loading } from '#ui/progress/spinner.tsx'

/** The frame of public pages for guests. */
export const GuestLayout = () => (
  <GuestShell newsletter={<NewsletterField />}>
    <Suspense fallback={<Loading />}>
      <Outlet />
    </Suspense>
  </GuestShell>
)
