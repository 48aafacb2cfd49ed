import type { Verdict } from '../base/verdict.ts'
import type { Jawaban, Keperluan, Persetujuan } from './persetujuan.schema.ts'

/** Whether a person is to be asked: they have said nothing since the last version in force that is more than a correction of wording. */
export const isDue = ({ wajib, jawaban }: Pick<Persetujuan, 'wajib' | 'jawaban'>): boolean =>
  jawaban === null || jawaban.versi < wajib

/** Whether the consent is in force: psychology is not begun before it is signed. */
export const isSigned = (one: Pick<Persetujuan, 'wajib' | 'jawaban'>): boolean =>
  one.jawaban?.sikap === 'setuju' && !isDue(one)

/** A person answers the notice in force, or agrees to the next one already. What they agreed to they may withdraw at any time, also where a later version was published since. */
export const checkJawaban = (
  known: readonly ({ keperluan: Keperluan } & Pick<Persetujuan, 'versi' | 'mendatang'>)[],
  answers: readonly Jawaban[],
): Verdict<'NOTICE_STALE'> =>
  answers.every(
    ({ keperluan, versi, sikap }) =>
      sikap === 'menarik' ||
      known.some(
        (one) =>
          one.keperluan === keperluan &&
          (one.versi === versi || (sikap === 'setuju' && one.mendatang?.versi === versi)),
      ),
  )
    ? null
    : 'NOTICE_STALE'

/** The answers that say something new. A withdrawal is of the version that was agreed to; without a consent there is none. */
export const newJawaban = (
  known: readonly ({ keperluan: Keperluan } & Pick<Persetujuan, 'jawaban'>)[],
  answers: readonly Jawaban[],
): Jawaban[] =>
  answers.flatMap((answer) => {
    const last = known.find(({ keperluan }) => keperluan === answer.keperluan)?.jawaban
    if (answer.sikap === 'menarik') return last?.sikap === 'setuju' ? [{ ...answer, versi: last.versi }] : []
    return last?.sikap === answer.sikap && last.versi === answer.versi ? [] : [answer]
  })
