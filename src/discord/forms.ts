import type { Form, FormValues } from '../present/form.ts';
import type { FormId } from '../present/form-id.ts';
import type { House } from './house.ts';
import { houseFormFor, onHouseForm } from './house-forms.ts';
import { onStartForm, startFormFor } from './opening.ts';
import { onSettingsForm, onSetupForm, settingsFormFor, setupFormFor } from './settings-forms.ts';
import type { Visit } from './visit.ts';

/** A form, or a sentence that says why there is none. */
export type FormAnswer = { readonly form: Form } | { readonly refusal: string };

/** The form that this person asks for. Nothing has been acknowledged yet: it must not take long. */
export async function formFor(house: House, visit: Visit, id: FormId): Promise<FormAnswer> {
  switch (id.type) {
    case 'settings':
      return settingsFormFor(visit);
    case 'setup':
      return setupFormFor(house, visit, id.page);
    case 'house':
      return houseFormFor(house, visit, id.table, id.page);
    case 'start':
      return startFormFor(house, visit, id.typed);
  }
}

/** Does what a form was handed in for. It has been acknowledged; the answer fills the private message. */
export async function onSubmit(house: House, visit: Visit, id: FormId, values: FormValues): Promise<void> {
  switch (id.type) {
    case 'settings':
      return onSettingsForm(house, visit, values);
    case 'setup':
      return onSetupForm(house, visit, id.page, values);
    case 'house':
      return onHouseForm(house, visit, id, values);
    case 'start':
      return onStartForm(house, visit, id.typed, values);
  }
}
