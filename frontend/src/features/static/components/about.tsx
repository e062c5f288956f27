import { BadgeCheck, Flame, Lock, Users, VolumeX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { about } from '../texts/about.ts'
import './about.css'

const ICONS = {
  flame: Flame,
  horns: HornsIcon,
  people: Users,
  badge: BadgeCheck,
  lock: Lock,
  silent: VolumeX,
} as const

const Features = () => (
  <section className="about-section" aria-labelledby="about-features">
    <h2 id="about-features">{about.featuresTitle}</h2>
    <ul className="about-features">
      {about.features.map(({ icon, title, text }) => {
        const Icon = ICONS[icon]
        return (
          <Card as="li" key={title} className="about-feature">
            <Icon size={32} />
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        )
      })}
    </ul>
  </section>
)

const Guidelines = () => (
  <Card as="section" className="about-card" aria-labelledby="about-guidelines">
    <h2 id="about-guidelines">{about.guidelinesTitle}</h2>
    <dl className="about-guidelines">
      {about.guidelines.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p>
      <Link className="about-link" to="/agb#regeln">
        {about.guidelinesMore}
      </Link>
    </p>
  </Card>
)

const Genres = () => (
  <section className="about-section" aria-labelledby="about-genres">
    <h2 id="about-genres">{about.genresTitle}</h2>
    <p>{about.genresText}</p>
    <ul className="about-genres">
      {about.genres.map((genre) => (
        <li key={genre}>{genre}</li>
      ))}
    </ul>
  </section>
)

const Founder = () => (
  <Card as="section" className="about-card about-founder" aria-labelledby="about-founder">
    <h2 id="about-founder">{about.founderTitle}</h2>
    {about.founder.map((text) => (
      <p key={text}>{text}</p>
    ))}
    <p className="about-signature">{about.founderName}</p>
  </Card>
)

export const About = () => (
  <article className="about">
    <header className="about-head">
      <h1>{about.title}</h1>
    </header>
    <Card as="section" className="about-card about-mission" aria-labelledby="about-mission">
      <h2 id="about-mission">{about.missionTitle}</h2>
      {about.mission.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Card>
    <Features />
    <Guidelines />
    <Genres />
    <Founder />
    <Card as="section" className="about-card" aria-labelledby="about-contact">
      <h2 id="about-contact">{about.contactTitle}</h2>
      <p>{about.contactText}</p>
      <Link className="button button-primary about-contact" to="/contact">
        {about.contactLink}
      </Link>
    </Card>
  </article>
)
