import { createBrowserRouter } from 'react-router-dom'
import { CommunityPage, NotFoundPage, ProfilePage, SettingsPage, UserPage } from './lazy-pages.ts'
import { Root } from './root.tsx'
import { RouteError } from './route-error.tsx'

/** The member's routes; guests see the login whatever the path (§2). */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <RouteError />,
    children: [
      { path: '/', element: <CommunityPage /> },
      { path: '/community', element: <CommunityPage /> },
      { path: '/settings', element: <SettingsPage /> },
      { path: '/profile', element: <ProfilePage /> },
      { path: '/users/:username', element: <UserPage /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
])
