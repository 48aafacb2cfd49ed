import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/Switch.layer.css'
import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { batasJenis } from '@sehati/contract/base/constants'
import { putJenisTenaga } from '@sehati/contract/schedule/jenis.endpoints'
import { type JenisTenaga, JenisTenagaMasukan } from '@sehati/contract/schedule/jenis.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { say } from '../../base/lib/say.ts'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { jenisTenagaQuery, usePutJenisTenaga } from './jenis-tenaga.queries.ts'

/** Which types of consultations a professional offers, each saved at once, and for how long. */
export function JenisSection() {
  const jenis = useQuery(jenisTenagaQuery())
  return (
    <SectionCard judul={t`Jenis konsultasi`}>
      <Text size="sm" c="dimmed">
        <Trans>
          Konsultasi Umum selalu tersedia selama satu sesi. Pilih jenis lain yang Anda sediakan di dalam sesi Anda.
        </Trans>
      </Text>
      <List
        query={jenis}
        empty={{ isi: t`Admin belum membuat jenis konsultasi lain.` }}
        skeleton={<SkeletonLines rows={2} height={60} />}
      >
        {(rows) => rows.map((row) => <Choice key={row.jenis_id} jenis={row} />)}
      </List>
    </SectionCard>
  )
}

const { dari, sampai } = batasJenis.menit

const lama = (menit: number | null) => (menit === null ? t`satu sesi penuh` : plural(menit, { other: '# menit' }))

function Choice({ jenis }: { jenis: JenisTenaga }) {
  const { jenis_id, menit_jenis } = jenis
  const stored = jenis.menit === null ? '' : String(jenis.menit)
  const [typed, setTyped] = useState<string | null>(null)
  const put = usePutJenisTenaga()
  const menit = typed ?? stored
  const parsed = JenisTenagaMasukan.safeParse({ jenis_id, aktif: true, menit })
  const nama = say(jenis.nama_jenis)
  const biasa = lama(menit_jenis)

  const save = (aktif: boolean, next: string) => {
    if (put.isPending) return
    put.mutate(
      { query: {}, body: { jenis_id, aktif, menit: next } },
      {
        onSuccess: () => {
          setTyped(null)
          showSuccess(putJenisTenaga)
        },
        onError: showFailure,
      },
    )
  }
  return (
    <Stack gap="xs">
      <Switch
        size="md"
        label={nama}
        description={[
          t`Lama yang berlaku: ${biasa}.`,
          jenis.mendesak &&
            t`Untuk keadaan mendesak: dipesan oleh klinik, atau oleh pasien yang permintaan bantuannya masih terbuka. Pasien lain tidak melihatnya.`,
        ]
          .filter(Boolean)
          .join(' ')}
        checked={jenis.aktif}
        onChange={(event) => save(event.currentTarget.checked, stored)}
      />
      {jenis.aktif && (
        <Group align="flex-end" gap="sm">
          <TextInput
            type="number"
            inputMode="numeric"
            maw="16rem"
            label={t`Lama Anda sendiri (menit)`}
            aria-label={t`Lama Anda sendiri (menit), ${nama}`}
            placeholder={menit_jenis === null ? undefined : String(menit_jenis)}
            value={menit}
            error={!parsed.success && t`Isi ${dari} sampai ${sampai}, atau kosongkan.`}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {menit !== stored && (
            <Button loading={put.isPending} disabled={!parsed.success} onClick={() => save(true, menit)}>
              <Trans>Simpan</Trans>
            </Button>
          )}
        </Group>
      )}
    </Stack>
  )
}
