import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Stack, Title } from '@mantine/core'
import type { Instrumen, SkriningTersimpan } from '@sehati/contract/care/skrining.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink } from '../../base/lib/links.tsx'
import type { Opening } from '../../base/lib/pages.ts'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { List, Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { BantuanSkrining } from '../../clinic/krisis/bantuan-skrining.tsx'
import { Bagikan } from './bagikan.tsx'
import { Hasil } from './hasil.tsx'
import { Penjelasan, Pilihan } from './mulai.tsx'
import { Pengisian } from './pengisian.tsx'
import { instrumenQuery, skriningQuery } from './skrining.queries.ts'
import { perInstrumen } from './tren.rules.ts'
import { Tren } from './tren.tsx'

type Selesai = { hasil: SkriningTersimpan; jawaban: (number | null)[] }

export const load = ({ cache }: Opening) => void cache.prefetchQuery(instrumenQuery())

/** /skrining: a patient fills in an instrument, reads the result and its course, and chooses who else reads it. */
export function Page() {
  const { level_id } = useActor()
  const instrumen = useQuery(instrumenQuery())
  const saya = useQuery(skriningQuery())
  const [chosen, setChosen] = useState<Instrumen | null>(null)
  const [selesai, setSelesai] = useState<Selesai | null>(null)
  const close = () => {
    setChosen(null)
    setSelesai(null)
  }
  return (
    <>
      <PageHeader judul={t`Kenali kondisi Anda`} />
      {chosen && !selesai && (
        <Pengisian
          instrumen={chosen}
          tenaga={saya.data?.bagikan ?? []}
          bantuan={<BantuanSkrining isAffirmed isSaved={false} />}
          onCancel={close}
          onSaved={(hasil, jawaban) => setSelesai({ hasil, jawaban })}
        />
      )}
      {chosen && selesai && (
        <Hasil
          {...selesai}
          instrumen={chosen}
          bantuan={(isAffirmed) => <BantuanSkrining isAffirmed={isAffirmed} isSaved />}
          toTenaga={
            <ButtonLink to={inArea(level_id, '/konsultasi')}>
              <Trans>Pilih tenaga profesional</Trans>
            </ButtonLink>
          }
          onClose={close}
        />
      )}
      {!chosen && (
        <>
          <Penjelasan />
          <List
            query={instrumen}
            empty={{ isi: t`Belum ada skrining yang dapat diisi.` }}
            skeleton={<SkeletonLines rows={2} height={160} />}
          >
            {(all) => <Pilihan instrumen={all} hasil={saya.data?.hasil ?? []} onStart={setChosen} />}
          </List>
        </>
      )}
      {(!chosen || selesai) && (
        <Loaded query={saya} skeleton={<SkeletonLines rows={3} />}>
          {({ hasil, bagikan }) => (
            <>
              {hasil.length > 0 && (
                <Stack component="section" gap="md" aria-labelledby="perkembangan">
                  <Title order={2} fz="lg" id="perkembangan">
                    <Trans>Perkembangan</Trans>
                  </Title>
                  {perInstrumen(hasil).map((rows) => (
                    <Card key={rows[0].kode} maw="44rem">
                      <Tren rows={rows} />
                    </Card>
                  ))}
                </Stack>
              )}
              <Bagikan tenaga={bagikan} />
            </>
          )}
        </Loaded>
      )}
    </>
  )
}
