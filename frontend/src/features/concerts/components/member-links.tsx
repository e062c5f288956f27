import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { Author } from '#shared/api/members.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'

/** Names in a sentence, each a link to the profile. */
export const MemberLinks = ({ members }: { members: readonly Author[] }) =>
  members.map(({ id, username, displayName }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={`/users/${username}`}>
        <bdi>{nameOrUnknown(displayName)}</bdi>
      </Link>
    </Fragment>
  ))
