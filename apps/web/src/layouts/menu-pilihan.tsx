import { Trans } from '@lingui/react/macro'
import { isPatient } from '@sehati/contract/base/access'
import { IconHeadset, IconMail, IconShieldLock } from '@tabler/icons-react'
import { Link } from '../base/lib/links.tsx'
import { inArea } from '../base/lib/paths.ts'
import { useActor } from '../base/lib/session.ts'
import { SchemeChoice } from '../base/ui/scheme-choice.tsx'
import links from './nav-links.module.css'

/** The entries of the account's menu whose code is fetched later: the user's data, the contact for data protection, for staff the link to the emergency numbers, and the colour scheme. */
export function MenuPilihan({ close }: { close: () => void }) {
  const { level_id } = useActor()
  return (
    <>
      <Link to={inArea(level_id, '/data-saya')} className={links.item} onClick={close}>
        <IconShieldLock size={20} stroke={1.75} aria-hidden />
        <Trans>Data saya</Trans>
      </Link>
      <Link to="/privasi" hash="kontak" className={links.item} onClick={close}>
        <IconMail size={20} stroke={1.75} aria-hidden />
        <Trans>Kontak pelindungan data</Trans>
      </Link>
      {/* Patients have them at the end of every page. */}
      {!isPatient(level_id) && (
        <Link to="/help" hash="darurat" className={links.item} onClick={close}>
          <IconHeadset size={20} stroke={1.75} aria-hidden />
          <Trans>Nomor bantuan</Trans>
        </Link>
      )}
      <SchemeChoice />
    </>
  )
}
