import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { KonsultasiTampil, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { IconCheck, IconCircleCheck } from '@tabler/icons-react'
import { useNow } from '../../base/lib/use-now.ts'
import { statusBerikut } from './status-berikut.rules.ts'
import { hasReply, useStatusLangsung } from './use-status-langsung.ts'

type LangkahBerikutProps = { konsultasi: KonsultasiTampil; onWithoutReply: (status: StatusKonsultasi) => void }

/** Approves or finishes with one press where a reply is written; else the form is to ask for one, with the status chosen. */
export function LangkahBerikut({ konsultasi: k, onWithoutReply }: LangkahBerikutProps) {
  const to = statusBerikut(k, useNow())
  const { move, isMoving } = useStatusLangsung()
  if (!to) return null
  const Icon = to === 'disetujui' ? IconCheck : IconCircleCheck
  return (
    <Button
      variant="light"
      leftSection={<Icon size={18} aria-hidden />}
      loading={isMoving}
      onClick={() => (hasReply(k) ? move(k, to) : onWithoutReply(to))}
    >
      {to === 'disetujui' ? <Trans>Setujui</Trans> : <Trans context="konsultasi">Selesaikan</Trans>}
    </Button>
  )
}
