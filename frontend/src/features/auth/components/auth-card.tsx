import { Suspense, useState } from 'react'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import type { Recovered } from '../api/use-recovery.ts'
import { messages } from '../texts.ts'
import { LoginForm } from './login-form.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { RegistrationForm } from './registration-form.tsx'
import * as styles from './auth-card.module.css'

const RecoverForm = lazyPart(async () => (await import('./recover-form.tsx')).RecoverForm)

const TABS = [
  { name: 'login', label: messages.login },
  { name: 'register', label: messages.register },
] as const

type TabName = (typeof TABS)[number]['name']

interface LoginProps {
  username: string
  onSignedIn: () => void
  onRecovered: (recovered: Recovered) => void
}

/** Sign-in by password or passkey, registration, and recovery by code. */
const Login = ({ username, onSignedIn, onRecovered }: LoginProps) => {
  const [isForgotten, setForgotten] = useState(false)
  if (isForgotten) {
    return (
      <Suspense fallback={<Loading />}>
        <RecoverForm onRecovered={onRecovered} onBack={() => setForgotten(false)} />
      </Suspense>
    )
  }
  return (
    <>
      <LoginForm
        username={username}
        onSignedIn={onSignedIn}
        onForgotten={() => setForgotten(true)}
      />
      <PasskeyLogin onSignedIn={onSignedIn} />
    </>
  )
}

interface AuthCardProps {
  onSignedIn: () => void
  /** Called after registration and automatic login. */
  onRegistered: (username: string) => void
  /** Called when a recovery code set a new password and signed in. */
  onRecovered: (recovered: Recovered) => void
}

export const AuthCard = ({ onSignedIn, onRegistered, onRecovered }: AuthCardProps) => {
  const [tab, setTab] = useState<TabName>('login')
  const [username, setUsername] = useState('')
  return (
    <Card as="section" className={styles.root}>
      <Tabs label={messages.tabs} tabs={TABS} selected={tab} onSelect={setTab}>
        {tab === 'login' ? (
          <Login username={username} onSignedIn={onSignedIn} onRecovered={onRecovered} />
        ) : (
          <RegistrationForm
            onRegistered={onRegistered}
            onLoginNeeded={(name) => {
              setUsername(name)
              setTab('login')
            }}
          />
        )}
      </Tabs>
    </Card>
  )
}
