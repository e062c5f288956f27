import { useState } from 'react'
import { Patch } from '../../../ui/patch.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { messages } from '../messages.ts'
import { LoginForm } from './login-form.tsx'
import { RegistrationForm } from './registration-form.tsx'
import './auth-card.css'

const TABS = [
  { name: 'login', label: messages.login },
  { name: 'register', label: messages.register },
] as const

type TabName = (typeof TABS)[number]['name']

interface AuthCardProps {
  onSignedIn: () => void
}

export const AuthCard = ({ onSignedIn }: AuthCardProps) => {
  const [tab, setTab] = useState<TabName>('login')
  const [username, setUsername] = useState('')
  return (
    <Patch as="section" className="auth-card">
      <Tabs label={messages.tabs} tabs={TABS} selected={tab} onSelect={setTab}>
        {tab === 'login' ? (
          <LoginForm username={username} onSignedIn={onSignedIn} />
        ) : (
          <RegistrationForm
            onSignedIn={onSignedIn}
            onLoginNeeded={(name) => {
              setUsername(name)
              setTab('login')
            }}
          />
        )}
      </Tabs>
    </Patch>
  )
}
