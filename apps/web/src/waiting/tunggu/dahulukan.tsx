import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { TUNGGU_LANJUTAN_HARI } from '@sehati/contract/waiting/tunggu.rules'
import { useState } from 'react'
import { ButtonLink, useGo } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { lazy } from '../../base/ui/lazy.tsx'
import { BantuanPanel } from '../../clinic/krisis/bantuan-panel.tsx'
import { tungguOfTenaga, useTunggu } from './tunggu.queries.ts'

// Its form is fetched where it is wanted.
const GabungButton = lazy(() => import('./gabung-button.tsx').then((file) => file.GabungButton))

const DAY_MS = 86_400_000

/** For a request that was not answered: the place in line that counts from its own hour. Nothing once that has passed. */
export function Dahulukan({ konsultasi: k }: { konsultasi: KonsultasiTampil }) {
  const now = useNow()
  const { data } = useTunggu()
  if (!data || now.getTime() - Date.parse(k.updated_at) > TUNGGU_LANJUTAN_HARI * DAY_MS) return null
  return <Masuk konsultasi={k} isIn={tungguOfTenaga(data, k.profesional_id) !== undefined} />
}

function Masuk({ konsultasi: k, isIn }: { konsultasi: KonsultasiTampil; isIn: boolean }) {
  const { level_id } = useActor()
  const go = useGo()
  // The form stays until the patient has read their place in line.
  const [wasIn] = useState(isIn)
  const hari = TUNGGU_LANJUTAN_HARI
  const { nama_profesional: nama, profesional_id, jenis_id, metode_konsultasi } = k
  return (
    <Stack gap="xs">
      {isIn ? (
        <ButtonLink to={inArea(level_id, '/tunggu')} variant="light">
          <Trans>Buka daftar tunggu</Trans>
        </ButtonLink>
      ) : (
        <Text size="sm">
          <Trans>
            Anda kami dahulukan di daftar tunggu {nama}: jika Anda mendaftar dalam {hari} hari, urutan Anda dihitung
            sejak pengajuan ini.
          </Trans>
        </Text>
      )}
      {!wasIn && (
        <GabungButton
          tenaga={{ profesional_id, name: nama, zona: k.zona }}
          jenis_id={jenis_id}
          isian={{ keluhan: k.keluhan ?? '', metode_konsultasi, use_bpjs: k.use_bpjs }}
          tanggal={null}
          Bantuan={BantuanPanel}
          onFree={({ tanggal, jadwal_tenaga_id, jam_mulai }) =>
            void go(
              inArea(level_id, '/appointment', {
                profesional_id,
                tanggal,
                jadwal_tenaga_id,
                jam_mulai,
                jenis_id,
                metode: metode_konsultasi,
              }),
            )
          }
        >
          <Trans>Masuk daftar tunggu</Trans>
        </GabungButton>
      )}
    </Stack>
  )
}
