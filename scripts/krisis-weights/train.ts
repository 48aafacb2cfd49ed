export type Row = { readonly isDanger: boolean; readonly features: readonly string[] }
export type Model = { readonly weights: ReadonlyMap<string, number>; readonly bias: number }

const ROUNDS = 300
const STEP = 1.5
/** Keeps weights small that few sentences ask for. */
const RIDGE = 0.003

/** Logistic regression by gradient descent over the features that `names` lists. The same rows give the same weights. */
export function train(rows: readonly Row[], names: readonly string[]): Model {
  const index = new Map(names.map((name, i) => [name, i]))
  const known = rows.map((row) => row.features.flatMap((name) => index.get(name) ?? []))
  const weights = new Float64Array(names.length)
  let bias = 0
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(names.length)
    let biasSlope = 0
    for (const [j, features] of known.entries()) {
      const sum = features.reduce((all, i) => all + (weights[i] as number), bias)
      const error = 1 / (1 + Math.exp(-sum)) - (rows[j]?.isDanger ? 1 : 0)
      for (const i of features) slope[i] = (slope[i] as number) + error
      biasSlope += error
    }
    for (let i = 0; i < weights.length; i++) {
      const weight = weights[i] as number
      weights[i] = weight - STEP * ((slope[i] as number) / rows.length + RIDGE * weight)
    }
    bias -= (STEP * biasSlope) / rows.length
  }
  return { weights: new Map(names.map((name, i) => [name, weights[i] as number])), bias }
}

/** How much a row weighs: above 0 danger is likelier than not. */
export const score = ({ weights, bias }: Model, row: Row): number =>
  row.features.reduce((all, name) => all + (weights.get(name) ?? 0), bias)
