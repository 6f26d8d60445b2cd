import { optionsFrom } from '../games/kernel/inputs.js';
import { type Fields, one, wholeNumber } from './fields.js';
import { type Html, html } from './html.js';
import { type Lists, type SaidInput, type SaidOffer, type SaidOption } from './table-data.js';
import { type Say } from './words/index.js';

/** The holes of an offer as fields of a form, and a filled form as an action. Both know only the closed family of inputs. */

type Pick = Extract<SaidInput, { kind: 'pick' }>;
const isSingle = (input: Pick): boolean => input.min === 1 && input.max === 1 && !input.many;
const optionsOf = (input: Pick, lists: Lists): readonly SaidOption[] => optionsFrom(input.from, lists);

/** What stands in a field at first: what was given before, else the preset, else the first example. */
const valueOf = (offer: SaidOffer, name: string, given: Readonly<Record<string, unknown>> | null): unknown =>
  given?.[name] ?? offer.inputs[name].preset ?? offer.examples[0]?.[name];

const FIELD = 'i.';

const numberField = (label: string, name: string, min: number, max: number, value: unknown, note: string): Html =>
  html`<label class="field"
    ><span>${label}</span>
    <input
      type="number"
      name="${name}"
      min="${min}"
      max="${max}"
      value="${typeof value === 'number' ? value : min}"
      inputmode="numeric"
      required
    />
    <small>${note}</small></label
  >`;

const choice = (type: 'radio' | 'checkbox', name: string, option: SaidOption, chosen: boolean): Html =>
  html`<label class="chip" ${option.ref !== undefined && html`data-option-ref="${option.ref}"`}
    ><input type="${type}" name="${name}" value="${option.id}" ${chosen && 'checked'} /><span
      >${option.label}${option.warning !== undefined && html` <small>${option.warning}</small>`}</span
    ></label
  >`;

const inputField = (say: Say, offer: SaidOffer, name: string, lists: Lists, value: unknown): Html => {
  const input = offer.inputs[name];
  const field = `${FIELD}${name}`;
  switch (input.kind) {
    case 'number':
      return numberField(offer.label, field, input.min, input.max, value, say('table.number', input));
    case 'pick': {
      const options = optionsOf(input, lists);
      const chosen = Array.isArray(value) ? (value as string[]) : typeof value === 'string' ? [value] : [];
      if (input.ordered && !isSingle(input))
        return html`<fieldset>
          <legend>${say('table.pick', { min: input.min, max: Math.min(input.max, options.length) })}</legend>
          ${options.map(
            ({ id, label }) =>
              html`<label class="amount"
                ><span>${label}</span
                ><input
                  type="number"
                  min="0"
                  max="${options.length}"
                  name="${field}.${id}"
                  value="${chosen.indexOf(id) + 1}"
              /></label>`,
          )}
        </fieldset>`;
      return html`<fieldset>
        <legend>
          ${isSingle(input) ? say('table.pickOne') : say('table.pick', { min: input.min, max: Math.min(input.max, options.length) })}
        </legend>
        ${options.map((option) => choice(isSingle(input) ? 'radio' : 'checkbox', field, option, chosen.includes(option.id)))}
      </fieldset>`;
    }
    case 'amounts': {
      const amounts = (value ?? {}) as Readonly<Record<string, number>>;
      return html`<fieldset>
        <legend>${say('table.total', { ...input.total })}</legend>
        ${input.over.map(
          ({ id, label, max }) =>
            html`<label class="amount"
              ><span>${label}</span
              ><input type="number" name="${field}.${id}" min="0" max="${max}" value="${amounts[id] ?? 0}" /><small
                >${say('table.of', { max })}</small
              ></label
            >`,
        )}
      </fieldset>`;
    }
    case 'layout': {
      const layout = (value ?? {}) as Readonly<Record<string, string>>;
      return html`<fieldset>
        <legend>${offer.label}</legend>
        ${input.places.map(
          ({ id, label, ref }) =>
            html`<label class="amount" ${ref !== undefined && html`data-option-ref="${ref}"`}
              ><span>${label}</span>
              <select name="${field}.${id}">
                ${input.kinds
                  .filter((kind) => !input.barred[id]?.includes(kind.id))
                  .map(
                    (kind) =>
                      html`<option value="${kind.id}" ${layout[id] === kind.id && 'selected'}>${kind.label}</option>`,
                  )}
              </select></label
            >`,
        )}
      </fieldset>`;
    }
  }
};

export const inputFields = (
  say: Say,
  offer: SaidOffer,
  lists: Lists,
  given: Readonly<Record<string, unknown>> | null,
): Html[] => Object.keys(offer.inputs).map((name) => inputField(say, offer, name, lists, valueOf(offer, name, given)));

const below = (fields: Fields, prefix: string): [id: string, value: string][] =>
  [...fields.entries()]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, [value = '']]) => [name.slice(prefix.length), value]);

const filled = (input: SaidInput, fields: Fields, name: string): unknown => {
  const field = `${FIELD}${name}`;
  switch (input.kind) {
    case 'number': {
      const text = one(fields, field).trim();
      return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
    }
    case 'pick':
      if (isSingle(input)) return one(fields, field);
      if (input.ordered)
        return below(fields, `${field}.`)
          .filter(([, place]) => Number(place) > 0)
          .sort(([, a], [, b]) => Number(a) - Number(b))
          .map(([id]) => id);
      return fields.get(field) ?? [];
    case 'amounts':
      return Object.fromEntries(
        below(fields, `${field}.`)
          .filter(([id]) => wholeNumber(fields, `${field}.${id}`) !== 0)
          .map(([id, n]) => [id, /^\d{1,9}$/.test(n) ? Number(n) : n]),
      );
    case 'layout':
      return Object.fromEntries(below(fields, `${field}.`));
  }
};

/** Whether a form was filled in at all, or an offer only chosen. */
export const isFilled = (fields: Fields): boolean => fields.has('filled');

/** The action that a filled form means. It is judged by the table, not here. */
export const actionOf = (offer: SaidOffer, fields: Fields): Record<string, unknown> => ({
  ...offer.action,
  ...Object.fromEntries(Object.entries(offer.inputs).map(([name, input]) => [name, filled(input, fields, name)])),
});

/** The action an offer means as it stands, where every hole has a value from the start; null where the player has to say. */
export const readyAction = (offer: SaidOffer): Record<string, unknown> | null => {
  const values = Object.keys(offer.inputs).map((name) => [name, valueOf(offer, name, null)] as const);
  return values.every(([, value]) => value !== undefined) ? { ...offer.action, ...Object.fromEntries(values) } : null;
};
