import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { getAntrean } from '@sehati/contract/desk/antrean.endpoints'
import type { AntreanSaya } from '@sehati/contract/desk/antrean.schema'
import type { HadirSaya } from '@sehati/contract/desk/layar.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askAnew } from '../../base/lib/api.ts'
import { ButtonLink } from '../../base/lib/links.tsx'
import { consultationList, homeOf } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { pukulDi } from '../../base/lib/tanggal.ts'
import { useTokenFragment } from '../../base/lib/token-fragment.ts'
import { Loaded } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { PictureEmpty } from '../../base/ui/pictures/picture-empty.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { nomorKata } from '../antrean/antrean.rules.ts'
import { HadirForm } from './hadir-form.tsx'

/** /user/hadir#code and /karyawan/hadir: a patient records the own arrival by the code on the screen of the waiting room. */
export function Page() {
  const kode = useTokenFragment()
  const antrean = useQuery(askAnew(getAntrean, {}))
  const [hadir, setHadir] = useState<HadirSaya | null>(null)
  return (
    <>
      <PageHeader judul={t`Catat kehadiran`} />
      {hadir ? (
        <Tercatat hadir={hadir} />
      ) : (
        <Loaded query={antrean}>{(saya) => <Kunjungan key={kode} saya={saya} kode={kode} onHadir={setHadir} />}</Loaded>
      )}
    </>
  )
}

type KunjunganProps = { saya: AntreanSaya | null; kode: string | null; onHadir: (hadir: HadirSaya) => void }

function Kunjungan({ saya, kode, onHadir }: KunjunganProps) {
  if (!saya) return <TanpaKunjungan />
  if (!saya.antrean) return <HadirForm saya={saya} kode={kode ?? ''} onHadir={onHadir} />
  const nomor = nomorKata(saya.antrean)
  return (
    <SectionCard judul={t`Kehadiran Anda sudah tercatat`} gap="sm">
      <Text>{t`Nomor antrean Anda ${nomor}.`}</Text>
      <LihatAntrean />
    </SectionCard>
  )
}

function Tercatat({ hadir }: { hadir: HadirSaya }) {
  const [pukul, nomor] = [pukulDi(hadir.tiba_pada, hadir.zona), nomorKata(hadir)]
  return (
    <SectionCard judul={t`Nomor antrean Anda ${nomor}`} gap="sm">
      <Text role="status">{t`Kehadiran tercatat pukul ${pukul}.`}</Text>
      <LihatAntrean />
    </SectionCard>
  )
}

function LihatAntrean() {
  const { level_id } = useActor()
  return (
    <div>
      <ButtonLink to={homeOf(level_id)}>
        <Trans>Lihat antrean</Trans>
      </ButtonLink>
    </div>
  )
}

function TanpaKunjungan() {
  const { level_id } = useActor()
  return (
    <StateMessage
      role="status"
      picture={<PictureEmpty />}
      isi={t`Anda tidak punya kunjungan tatap muka yang disetujui untuk hari ini.`}
      action={
        <ButtonLink to={consultationList(level_id)} variant="light">
          <Trans>Lihat konsultasi</Trans>
        </ButtonLink>
      }
    />
  )
}
