// <penny-press> for any page: <script type="module" src="…/embed.js"></script>. Its name never changes.
import "./static/js/embed/element.js";
