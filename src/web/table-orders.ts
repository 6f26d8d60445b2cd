import { type Html, html } from './html.js';
import { inputFields } from './offer-form.js';
import { hidden, ruleLink, type TableScene } from './table-scene.js';

/** What a seat has said in advance, and what it may say. */

export const ordersRegion = (scene: TableScene): Html | false => {
  const { reader, orders, table } = scene;
  const { say } = reader;
  if (!orders) return false;
  return html`<section id="orders" data-region class="plate" aria-labelledby="orders-title">
    <h2 id="orders-title">${say('table.orders')}</h2>
    <p class="note">${say('table.ordersLead')}</p>
    ${
      orders.orders.length === 0
        ? html`<p>${say('table.noOrders')}</p>`
        : html`<ul class="plain">
            ${orders.orders.map(({ id, order, once }) => {
              const template = orders.orderTemplates.find(({ action }) => action.type === order.type);
              const values = Object.entries(order).filter(
                ([field]) => template !== undefined && field in template.inputs,
              );
              return html`<li>
                <form method="post" action="/t/${table.id}/withdraw" class="row">
                  ${hidden(scene, `withdraw-${id}`)}<input type="hidden" name="order" value="${id}" /><span
                    >${template?.label ?? String(order.type)}${values.map(([, value]) => ` ${typeof value === 'string' ? value : JSON.stringify(value)}`)}${once && ` (${say('table.once')})`}</span
                  ><button class="quiet">${say('table.withdraw')}</button>
                </form>
              </li>`;
            })}
          </ul>`
    }
    <details id="order-list">
      <summary>${say('table.giveOrders')} (${orders.orderTemplates.length})</summary>
      ${orders.orderTemplates.map(
        (template, i) =>
          html`<details>
            <summary>${template.label}</summary>
            <form method="post" action="/t/${table.id}/order">
              ${hidden(scene, `order-${i}-${orders.orders.length}`)}<input
                type="hidden"
                name="template"
                value="${i}"
              /><input
                type="hidden"
                name="type"
                value="${String(template.action.type)}"
              />${inputFields(say, template, {}, null)}<label class="chip"
                ><input type="checkbox" name="once" value="1" /><span>${say('table.once')}</span></label
              ><button class="quiet">${say('table.give')}</button> ${ruleLink(scene, template.rule)}
            </form>
          </details>`,
      )}
    </details>
  </section>`;
};
