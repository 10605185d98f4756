import { render } from 'preact';
import { wishesOf } from './address.ts';
import { App } from './app.tsx';
import './style/base.css';
import './style/pane.css';
import './style/message.css';
import './style/components.css';
import './style/side.css';

const root = document.getElementById('app');
if (root !== null) render(<App wishes={wishesOf(location.search)} />, root);
