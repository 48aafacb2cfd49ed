import { Card, Title } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { TextLink } from '../lib/links.tsx'
import styles from './page-part.module.css'

export type PagePart = { hash: string; judul: string; bagian: ReactNode }

/** At the top of a long page: a link to each of its parts. */
export const PartLinks = ({ label, parts }: { label: string; parts: PagePart[] }) => (
  <nav aria-label={label}>
    <ul className={styles.parts}>
      {parts.map(({ hash, judul }) => (
        <li key={hash}>
          <TextLink to="." hash={hash} resetScroll={false}>
            {judul}
          </TextLink>
        </li>
      ))}
    </ul>
  </nav>
)

type PartCardProps = { judul: string; hash?: string; children: ReactNode }

/** A part of a long page; one with a hash can be led to, and takes the focus then. */
export function PartCard({ judul, hash, children }: PartCardProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isMeant = useLocation({ select: (at) => hash !== undefined && at.hash === hash })
  useEffect(() => {
    if (!isMeant) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [isMeant])
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} id={id} ref={heading} tabIndex={hash ? -1 : undefined} className={styles.judul} fz="lg" mb="md">
        {judul}
      </Title>
      <div>{children}</div>
    </Card>
  )
}
